export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      {
        test: /\.md$/,
        type: 'asset/source',
        use: ({ descriptionData, ...data }) => {
          console.log(data, descriptionData.name);
          return [];
        },
      },
    ],
  },
};
