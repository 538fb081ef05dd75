console.log('PDF');
